/** The bundler's address of a module built on its own, as a file: the content security policy allows no `blob:`. */
declare module '*?worker&url' {
  const url: string
  export default url
}
