import type { FieldDefinition } from '@qicheng/resume/sections';
import type { Editor } from '@tiptap/core';
import { create } from 'zustand';
import type { Path } from '../store/path.js';
import type { WritableText } from './document-texts.js';

/** What is being written on the sheet. */
export interface Writing {
  readonly text: WritableText;
  /** The section of the sheet that holds it. */
  readonly section: string;
  /** What the field is called. */
  readonly label: string;
  /** The text editor of statements. */
  readonly editor: Editor | null;
}

/** A value that is chosen in a panel beside it. */
export interface OpenValue {
  readonly owner: Path;
  readonly field: FieldDefinition;
  /** Where it is printed, in the window. */
  readonly beside: DOMRect;
}

/** An empty text that is printed as its name, so that it can be written on the sheet. */
export interface GhostText {
  readonly path: Path;
  readonly words: string;
  /** The new item that it stands for. */
  readonly list: Path;
  readonly id: string;
}

/** What a click on the sheet selected: the handle moves it. */
export interface SheetSelection {
  readonly section: string;
  readonly item: string | null;
  readonly statement: string | null;
}

/** What keys and the handle ask of the one who writes on the sheet. */
export interface SheetCommands {
  readonly addEntry: () => boolean;
  /** Writes into the document what is on the sheet already. */
  readonly flush: () => void;
  /** Ends the writing. */
  readonly close: () => void;
  /** Writes a text as soon as the sheet prints it. */
  readonly await: (key: string, ghost: GhostText | null) => void;
  readonly root: () => ShadowRoot | null;
}

interface PaperState {
  writing: Writing | null;
  value: OpenValue | null;
  ghost: GhostText | null;
  selection: SheetSelection | null;
  /** The section that is held as it is, because somebody writes in its copy or did until a moment ago. */
  held: string | undefined;
  /** Who writes on the open sheet. */
  controller: SheetCommands | null;
  /** Counts the layouts of the sheet: what is beside a text follows it. */
  layouts: number;
}

const START: PaperState = {
  writing: null,
  value: null,
  ghost: null,
  selection: null,
  held: undefined,
  controller: null,
  layouts: 0,
};

/** The state of writing on the sheet; none of it is part of the résumé. */
export const usePaper = create<PaperState>()(() => START);

export const resetPaper = () => usePaper.setState(START, true);

/** Adds an entry behind the one that is written on the sheet; false where nothing is. */
export const addEntryOnSheet = (): boolean => usePaper.getState().controller?.addEntry() ?? false;

/** Writes into the document what is on the sheet already, before somebody acts on the document. */
export const flushSheet = (): void => usePaper.getState().controller?.flush();
