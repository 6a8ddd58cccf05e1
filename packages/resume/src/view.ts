import type { PartialDate } from './dates.js';
import type { ResumeDocument } from './document.js';
import { wordsIn } from './english-words.js';
import type { Sensitivity } from './item.js';
import type { SectionPlacement } from './meta.js';
import { placementsOf } from './placements.js';
import { customIdOf, findSection } from './sections.js';
import type { Language } from './text.js';
import type { ResumeView, SectionView } from './view-model.js';
import type { ViewContext } from './view/context.js';
import { isShown, pick } from './view/context.js';
import { headerView, type ResolvePhoto } from './view/header.js';
import { customBody, sectionBody, type SectionBody } from './view/section-body.js';

export type * from './view-model.js';
export type { ResolvePhoto } from './view/header.js';

export interface ViewOptions {
  /**
   * The highest sensitivity that is printed. By default, identity fields (3) are omitted and sections follow
   * their owner's choice.
   */
  maxSensitivity?: Sensitivity;
  /** Needed to print an age; without it the birth date is printed. */
  today?: PartialDate;
  /** Returns the URL or data URL of a photo. */
  resolvePhoto?: ResolvePhoto;
}

const PRINTED_BY_DEFAULT: Sensitivity = 2;
// A section is on the page because its owner put it there: forms of state employers require the family.
const PLACED_BY_OWNER: Sensitivity = 3;

/** The printable view of a résumé in one language: the only input of templates and Word. */
export function resumeView(
  document: ResumeDocument,
  lang: Language = document.meta.lang,
  { maxSensitivity, today, resolvePhoto }: ViewOptions = {},
): ResumeView {
  const { style, templateCode, pageBudget } = document.meta;
  const context: ViewContext = {
    lang,
    dates: { form: style.dateForm, lang },
    maxSensitivity: maxSensitivity ?? PRINTED_BY_DEFAULT,
    today,
    words: (stored) => wordsIn(document.meta, lang, stored),
  };
  const isAllowed = ({ key }: SectionPlacement): boolean =>
    (findSection(key)?.sensitivity ?? 0) <= (maxSensitivity ?? PLACED_BY_OWNER);
  return {
    lang,
    templateCode,
    style,
    ...(pageBudget !== undefined && { pageBudget }),
    header: headerView(context, document, resolvePhoto),
    sections: placementsOf(document)
      .filter((placement) => placement.visible && isAllowed(placement))
      .map((placement) => sectionView(context, document, placement))
      .filter((view) => view !== undefined),
  };
}

function sectionView(
  context: ViewContext,
  document: ResumeDocument,
  { key, title, region, startsPage = false, style }: SectionPlacement,
): SectionView | undefined {
  const found = findSection(key)
    ? modelSection(context, document, key)
    : customSection(context, document, key);
  if (!found) return undefined;
  const heading = pick(context, title) ?? found.heading;
  return { key, heading, ...(region && { region }), startsPage, ...(style && { style }), ...found.body };
}

interface Found {
  heading: string;
  body: SectionBody;
}

function modelSection(context: ViewContext, document: ResumeDocument, key: string): Found | undefined {
  const definition = findSection(key);
  if (!definition) return undefined;
  const body = sectionBody(context, definition.key, document);
  return body && { heading: definition.title[context.lang], body };
}

function customSection(context: ViewContext, document: ResumeDocument, key: string): Found | undefined {
  const custom = document.custom.find(({ id }) => id === customIdOf(key));
  if (!custom || !isShown(context, custom)) return undefined;
  const body = customBody(context, custom);
  return body && { heading: pick(context, custom.title) ?? '', body };
}
