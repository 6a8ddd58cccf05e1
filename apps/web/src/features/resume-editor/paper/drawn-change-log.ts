import type { ResumeDocument } from '@qicheng/resume/document';

/**
 * Tracks whether the sheet shows every change that was not made on the sheet itself. Renderings lag behind
 * the document and may arrive for an older one.
 */
export class DrawnChangeLog {
  private readonly versions = new WeakMap<ResumeDocument, number>();
  private version = 0;
  /** The version of the last change from elsewhere, and of the last one rendered. */
  private elsewhere = 0;
  private rendered = 0;
  private drawing: { readonly document: ResumeDocument; readonly isFrozen: boolean } | null = null;

  /**
   * Whether every change from elsewhere is on the sheet; later changes were written there and are visible
   * already.
   */
  get areDrawn(): boolean {
    return this.rendered >= this.elsewhere;
  }

  /** Starts writing: changes that the sheet does not show yet count as from elsewhere. */
  begin(document: ResumeDocument): void {
    this.versions.set(document, (this.version += 1));
    this.elsewhere = this.version;
    if (this.drawing?.document === document) this.rendered = this.version;
  }

  changed(document: ResumeDocument, isExternal: boolean): void {
    this.versions.set(document, (this.version += 1));
    if (isExternal) this.elsewhere = this.version;
  }

  /** A rendering of this document has started. */
  draw(document: ResumeDocument, isFrozen: boolean): void {
    this.drawing = { document, isFrozen };
  }

  /** Whether the sheet shows this document: an older rendering has moved items at their former position. */
  shows(document: ResumeDocument): boolean {
    return this.drawing?.document === document;
  }

  laidOut(): void {
    if (!this.drawing || this.drawing.isFrozen) return;
    const drawnVersion = this.versions.get(this.drawing.document) ?? 0;
    if (drawnVersion >= this.elsewhere) this.rendered = this.elsewhere;
  }
}
