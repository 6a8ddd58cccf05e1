/** The origin of a call, as far as these rules need it. */
export interface ClientInfo {
  ip: string;
  userAgent: string;
  captchaPass: string | null;
  /** Browser id from its HttpOnly cookie; absent where a call does not use it. */
  browser?: string;
}
