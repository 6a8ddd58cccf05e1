/** Where a call comes from, as far as these rules need it. */
export interface ClientInfo {
  ip: string;
  userAgent: string;
  captchaPass: string | null;
}
