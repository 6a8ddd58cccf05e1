declare module 'jest-axe' {
  /** Runs axe-core on an element; `toHaveNoViolations` prints the violations. */
  function axe(element: Element): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  export { axe };
}
