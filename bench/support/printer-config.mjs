/** How the worker's printer starts with the browser and the fonts given to a benchmark. */
export const printerConfig = ({ browser, fonts }, slots) => ({
  executablePath: browser.program,
  libraryPath: browser.libraries.join(':') || undefined,
  sandbox: browser.isSandboxed,
  fontsDirectory: fonts,
  slots,
});
