import type { FieldDefinition } from '@qicheng/resume/sections';
import type { Editor } from '@tiptap/core';
import { create } from 'zustand';
import type { Path } from '../store/path.js';
import type { WritableText } from './document-texts.js';

/** The text being edited on the sheet. */
export interface Writing {
  readonly text: WritableText;
  /** The section of the sheet that contains it. */
  readonly section: string;
  /** Label of the field. */
  readonly label: string;
  /** The text editor of statements. */
  readonly editor: Editor | null;
}

/** A chosen value with its panel open beside it. */
export interface OpenValue {
  readonly owner: Path;
  readonly field: FieldDefinition;
  /** Its position in the window. */
  readonly beside: DOMRect;
}

/** A blank text printed as a placeholder, so that it can be edited on the sheet. */
interface BlankText {
  readonly path: Path;
  readonly words: string;
  /** The statement that is printed as the placeholder of a list. */
  readonly atomId?: string;
}

/** An entry added on the sheet: the placeholders of its blank texts, as long as one of its texts is edited. */
export interface GhostEntry {
  /** Path of the text that is edited first. */
  readonly first: Path;
  readonly texts: readonly BlankText[];
  readonly list: Path;
  readonly id: string;
}

/** The part selected by clicking the sheet; the handle moves it. */
export interface SheetSelection {
  readonly section: string;
  readonly item: string | null;
  readonly statement: string | null;
}

/** Commands for shortcuts and the handle, implemented by the paper controller. */
export interface SheetCommands {
  readonly addEntry: () => boolean;
  /** Writes pending text from the sheet into the document. */
  readonly flush: () => void;
  /** Stops editing. */
  readonly close: () => void;
  /** Starts editing a text as soon as the sheet prints it. */
  readonly await: (key: string, ghost: GhostEntry | null) => void;
  readonly root: () => ShadowRoot | null;
}

interface PaperState {
  writing: Writing | null;
  value: OpenValue | null;
  ghost: GhostEntry | null;
  selection: SheetSelection | null;
  /** The section whose displayed copy is kept because it is being edited, or was until a moment ago. */
  frozen: string | undefined;
  /** The controller of the open sheet. */
  controller: SheetCommands | null;
  /** Counts the layouts of the sheet, so that floating elements can follow it. */
  layouts: number;
}

const START: PaperState = {
  writing: null,
  value: null,
  ghost: null,
  selection: null,
  frozen: undefined,
  controller: null,
  layouts: 0,
};

/** State of editing on the sheet; not part of the résumé. */
export const usePaper = create<PaperState>()(() => START);

export const resetPaper = () => usePaper.setState(START, true);

/** Adds an entry after the one edited on the sheet; false if none is. */
export const addEntryOnSheet = (): boolean => usePaper.getState().controller?.addEntry() ?? false;

/** Writes pending text from the sheet into the document before another action changes it. */
export const flushSheet = (): void => usePaper.getState().controller?.flush();
