export default function CaseStudies() {
  return <main id="main">CaseStudies</main>
}
