import { LitDesk } from './facade.tsx'

/** The town before sunrise, and in it the desk of the first screen, still lit. Decoration. */
export function Skyline() {
  return (
    <svg
      viewBox="0 -60 1600 240"
      preserveAspectRatio="xMidYMax slice"
      className="skyline min-h-48 w-full overflow-visible"
      aria-hidden="true"
    >
      <path
        d="M0 180V96h70V70h54v26h40v-16l44-26 44 26v30h60V62h88v34h36v-40h18v-18h10v18h20v56h70V88l30-20 30 20v26h84V74h96v30h40V44h64v60h44v-18h70v30h60V66h40V50h12v16h36v52h58V92l36-24 36 24v22h80V80h70v28h40V96h40v84z"
        className="fill-shade"
      />
      <path
        d="M0 180v-40h120v-18h90v26h110v-34h70v22h140v-30h60v38h120v-22h100v14h130v-30h80v28h120v-16h90v22h130v-34h80v24h160v50z"
        className="fill-ground"
      />
      <path
        d="M92 84h8v10h-8zM330 80h8v10h-8zM362 98h8v10h-8zM704 92h8v10h-8zM1262 84h8v10h-8zM1506 98h8v10h-8z"
        className="fill-brand-dim"
      />
      <path d="M690 180V84l110-46 110 46v96z" className="fill-ground" />
      <g transform="translate(751 -328) scale(0.75)" fill="none">
        <LitDesk />
      </g>
    </svg>
  )
}
