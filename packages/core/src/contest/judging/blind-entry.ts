import type { EducationItem, ResumeDocument } from '@qicheng/resume/document';
import { toPlainText } from '@qicheng/resume/plain-text';
import { sharedDocument } from '@qicheng/resume/projection';
import { resumeView } from '@qicheng/resume/view';

/** What a judge sees of one section. */
export interface BlindSection {
  heading: string;
  lines: string[];
}

const PERSON = '参赛者';
const SCHOOL = '某高校';
// Addresses of code and portfolios bear the name of their owner.
const LINK =
  /(?:https?:\/\/|www\.)[^\s，。；、）)]+|(?<![\w@.])[\w-]+(?:\.[\w-]+)*\.(?:com|cn|net|org|io|me|dev)\/[^\s，。；、）)]+/gi;
const HIDDEN_LINK = '（链接已隐去）';
// A family name alone would hit ordinary words.
const SHORTEST = 2;

/**
 * An entry without whose it is: name, photo, contacts and personal facts go, and the names of the person and of their
 * schools go out of every text. What else betrays somebody (the full name of a laboratory, a thesis) stays.
 */
export function blindSections(document: ResumeDocument, schoolNames: readonly string[] = []): BlindSection[] {
  const shared = sharedDocument(document, { showsContacts: false });
  const hide = hider(document, schoolNames);
  const view = resumeView({ ...shared, education: shared.education.map(nameless) });
  const header = { name: '', contacts: [], facts: [] };
  return view.sections.map((section) => ({
    heading: hide(section.heading),
    lines: toPlainText({ ...view, header, sections: [{ ...section, heading: '' }] })
      .split('\n')
      .map((line) => hide(line.trim()))
      .filter((line) => line !== ''),
  }));
}

/** The text by which entries are compared. */
export const comparedText = (document: ResumeDocument): string =>
  blindSections(document)
    .flatMap(({ lines }) => lines)
    .join('\n');

// Where and under whom somebody studied, and by which number they are known there.
const NAMING = ['college', 'place', 'advisor', 'studentNumber', 'chsiCode'];

const nameless = (item: EducationItem): EducationItem => ({
  ...(Object.fromEntries(
    Object.entries(item).filter(([field]) => !NAMING.includes(field)),
  ) as unknown as EducationItem),
  school: { name: { zh: SCHOOL } },
});

function hider(document: ResumeDocument, schoolNames: readonly string[]): (text: string) => string {
  const { name } = document.basics;
  const schools = document.education.flatMap(({ school }) => [school?.name?.zh, school?.name?.en]);
  const words = [...named([name?.zh, name?.en], PERSON), ...named([...schools, ...schoolNames], SCHOOL)].sort(
    ([one], [other]) => other.length - one.length,
  );
  return (text) =>
    words.reduce((rest, [word, instead]) => rest.replaceAll(word, instead), text.replace(LINK, HIDDEN_LINK));
}

const named = (names: readonly (string | undefined)[], instead: string) =>
  names
    .map((name) => name?.trim() ?? '')
    .filter((name) => [...name].length >= SHORTEST)
    .map((name): [string, string] => [name, instead]);
