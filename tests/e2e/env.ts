const read = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`没有设置 ${name}：请用 pnpm e2e 运行，它会启动整个网站`);
  return value;
};

/** URL of the site under test, set by the runner. */
export const siteUrl = () => read('E2E_URL');
export const fontconfigFile = () => read('E2E_FONTCONFIG');
export const browserProgram = () => read('PUPPETEER_EXECUTABLE_PATH');
export const browserLibraries = () => process.env.CHROMIUM_LD_LIBRARY_PATH ?? '';
/** Database of the test site, read for codes and captchas that no API returns. */
export const databaseUrl = () => read('E2E_DATABASE_URL');
/** Secret of the test site, needed to compute its keyed hashes. */
export const appSecret = () => read('E2E_APP_SECRET');
