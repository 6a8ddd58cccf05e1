/** Filled when the catalog is there. */
export function TemplateStrip() {
  return null;
}
