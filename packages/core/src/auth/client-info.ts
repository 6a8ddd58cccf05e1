/** Where a call comes from, as far as these rules need it. */
export interface ClientInfo {
  ip: string;
  userAgent: string;
  captchaPass: string | null;
  /** The browser, as its HttpOnly cookie names it; absent where a call does not ask for it. */
  browser?: string;
}
