import { followAuthorship } from '@qicheng/resume/ai-text';
import type { Atom } from '@qicheng/resume/document';
import type { Recipe } from './editor-store.js';
import { type Path, valueAt, writeAt } from './path.js';

const NONE: readonly Atom[] = [];

/** Writes statements, and moves the marks of what AI wrote with their words. */
export const writeStatements =
  (path: Path, value: readonly Atom[] | undefined): Recipe =>
  (document) => {
    const { authorship } = document.meta;
    const before = (valueAt(document, path) as readonly Atom[] | undefined) ?? NONE;
    const spans = authorship && followAuthorship(authorship, before, value ?? NONE);
    writeAt(document, path, value);
    if (spans === authorship) return;
    if (spans && spans.length > 0) document.meta.authorship = [...spans];
    else delete document.meta.authorship;
  };
