/** The window of the front desk and its light. Its colours are those of the house in the first screen (facade.tsx). */
export function LitDesk() {
  return (
    <>
      <ellipse className="facade-halo" cx="65" cy="612" rx="215" ry="120" fill="url(#facade-light)" />
      <path d="M8 556h118v108H8z" fill="url(#facade-room)" className="facade-room" />
      <path d="M8 556h118v108H8zM47 556v108M87 556v108" className="facade-frame" />
      <path d="M24 632h86v32H24z" className="facade-desk" />
      <path d="M86 632c8-12 6-26-8-34" className="facade-arm" />
      <path d="M60 602l10-16 18 11-8 12z" className="facade-desk" />
    </>
  )
}
