/** The WeChat logo, two speech bubbles; decorative, the text beside it carries the meaning. */
export function WechatMark({ size = 20 }: { size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path
        fill="#0E9F55"
        fillRule="evenodd"
        d="M9.2 3.5C4.9 3.5 1.5 6.3 1.5 9.8c0 2 1.1 3.7 2.8 4.9l-.7 2.2 2.6-1.3c.9.3 1.9.4 3 .4h.4a5.6 5.6 0 0 1-.3-1.7c0-3.3 3.2-5.9 7-5.9h.5c-.6-2.8-3.8-4.9-7.6-4.9ZM6.7 8.4a1 1 0 1 1 0-2 1 1 0 0 1 0 2Zm5 0a1 1 0 1 1 0-2 1 1 0 0 1 0 2ZM22.5 14.3c0-2.900-2.800-5.200-6.200-5.200s-6.200 2.300-6.200 5.200 2.800 5.200 6.200 5.200c.8 0 1.6-.1 2.300-.3l2.100 1.100-.6-1.800c1.500-1 2.400-2.500 2.400-4.200Zm-8.200-.9a.8.8 0 1 1 0-1.600.8.8 0 0 1 0 1.600Zm4 0a.8.8 0 1 1 0-1.600.8.8 0 0 1 0 1.600Z"
      />
    </svg>
  );
}
