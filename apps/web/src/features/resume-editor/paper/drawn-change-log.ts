import type { ResumeDocument } from '@qicheng/resume/document';

/**
 * Knows whether the sheet shows every change that was not written on the sheet itself. Drawings lag behind the document and
 * may come for an older one.
 */
export class DrawnChangeLog {
  private readonly versions = new WeakMap<ResumeDocument, number>();
  private version = 0;
  /** The version of the last change from elsewhere, and of the last one that was drawn. */
  private elsewhere = 0;
  private settled = 0;
  private drawing: { readonly document: ResumeDocument; readonly isHeld: boolean } | null = null;

  /** Whether all that came from elsewhere is on the sheet: what follows is the writing, which is there by itself. */
  get areDrawn(): boolean {
    return this.settled >= this.elsewhere;
  }

  /** Writing begins: what the sheet does not show yet counts as from elsewhere. */
  begin(document: ResumeDocument): void {
    this.versions.set(document, (this.version += 1));
    this.elsewhere = this.version;
    if (this.drawing?.document === document) this.settled = this.version;
  }

  changed(document: ResumeDocument, isFromElsewhere: boolean): void {
    this.versions.set(document, (this.version += 1));
    if (isFromElsewhere) this.elsewhere = this.version;
  }

  /** A drawing of this document is in progress. */
  draw(document: ResumeDocument, isHeld: boolean): void {
    this.drawing = { document, isHeld };
  }

  /** Whether the sheet shows this document: an older drawing has what was moved at its former place. */
  shows(document: ResumeDocument): boolean {
    return this.drawing?.document === document;
  }

  laidOut(): void {
    if (!this.drawing || this.drawing.isHeld) return;
    const drawn = this.versions.get(this.drawing.document) ?? 0;
    if (drawn >= this.elsewhere) this.settled = this.elsewhere;
  }
}
