export default function Services() {
  return <main id="main">Services</main>
}
