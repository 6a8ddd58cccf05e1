const read = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`没有设置 ${name}：请用 pnpm e2e 运行，它会启动整个网站`);
  return value;
};

/** What the runner tells about the site and the browser. */
export const siteUrl = () => read('E2E_URL');
export const fontconfigFile = () => read('E2E_FONTCONFIG');
export const browserProgram = () => read('PUPPETEER_EXECUTABLE_PATH');
export const browserLibraries = () => process.env.CHROMIUM_LD_LIBRARY_PATH ?? '';
/** Of the test site; for what a person would look at on a phone or see in a picture. */
export const databaseUrl = () => read('E2E_DATABASE_URL');
/** Of the test site; its pictures of letters keep only a keyed hash of what they show. */
export const appSecret = () => read('E2E_APP_SECRET');
