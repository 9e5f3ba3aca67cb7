export default function Scheduling() {
  return <main id="main">Scheduling</main>
}
