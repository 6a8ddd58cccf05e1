/** How the worker's printer starts the browser and the fonts that a benchmark was given. */
export const printerConfig = ({ browser, fonts }, slots) => ({
  executablePath: browser.program,
  libraryPath: browser.libraries.join(':') || undefined,
  sandbox: browser.isSandboxed,
  fontsDirectory: fonts,
  slots,
});
