export default function CrmIntegration() {
  return <main id="main">CrmIntegration</main>
}
