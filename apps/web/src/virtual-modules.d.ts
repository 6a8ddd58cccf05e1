declare module 'virtual:design-tokens.css';
declare module 'virtual:client-manifest' {
  /** Vite's manifest of the client build; empty in development, where modules are served unbundled. */
  const manifest: Record<string, { file: string; css?: string[]; imports?: string[] }>;
  export { manifest };
}
