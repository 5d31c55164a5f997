/** The logo; the name is always shown beside it. */
export function Logo({ size }: { readonly size: number }) {
  return (
    <svg className="cw-logo" width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <rect width="24" height="24" rx="6" className="cw-logo-tile" />
      <path d="M16.4 8.4a5.4 5.4 0 1 0 0 7.2" className="cw-logo-line" />
      <path d="M11.6 12h6.6" className="cw-logo-line" />
    </svg>
  );
}
