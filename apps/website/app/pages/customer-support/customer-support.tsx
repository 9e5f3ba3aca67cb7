export default function CustomerSupport() {
  return <main id="main">CustomerSupport</main>
}
