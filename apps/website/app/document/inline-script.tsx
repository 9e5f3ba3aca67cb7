/** An inline script. The Content-Security-Policy allows it by the hash of its code. */
export function InlineScript({ code }: { code: string }) {
  return <script dangerouslySetInnerHTML={{ __html: code }} />
}
