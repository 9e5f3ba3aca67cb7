/** Imported before anything else: React decides while it loads whether it is the one for development, which is several times slower. */
process.env.NODE_ENV ??= 'production'
