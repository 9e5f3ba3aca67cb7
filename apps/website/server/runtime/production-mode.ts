/**
 * Import this first: while loading, React chooses between its production build and its development build, which is
 * several times slower.
 */
process.env.NODE_ENV ??= 'production'
