declare module 'jest-axe' {
  interface AxeResults {
    violations: { id: string; nodes: { html: string }[] }[];
  }
  /** A function that runs axe-core on an element with these options of `axe.run`. */
  export function configureAxe(options: {
    resultTypes: 'violations'[];
  }): (element: Element) => Promise<AxeResults>;
}
