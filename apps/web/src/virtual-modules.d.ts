declare module 'virtual:client-manifest' {
  /** Vite's manifest of the client build; empty in development, where modules are served unbundled. */
  const manifest: Record<string, { file: string; css?: string[]; imports?: string[] }>;
  export { manifest };
}
declare module 'virtual:template-stills' {
  /** First pages of the templates, by code, with the style sheet that they share. */
  const stills: { css: string; pages: Record<string, string> };
  export { stills };
}
