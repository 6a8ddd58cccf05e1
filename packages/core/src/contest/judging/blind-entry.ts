import type { EducationItem, ResumeDocument } from '@qicheng/resume/document';
import { toPlainText } from '@qicheng/resume/plain-text';
import { sharedDocument } from '@qicheng/resume/projection';
import { resumeView } from '@qicheng/resume/view';

/** One section as judges see it. */
export interface BlindSection {
  heading: string;
  lines: string[];
}

const PERSON = '参赛者';
const SCHOOL = '某高校';
// URLs of code and portfolios often contain the owner's name.
const LINK =
  /(?:https?:\/\/|www\.)[^\s，。；、）)]+|(?<![\w@.])[\w-]+(?:\.[\w-]+)*\.(?:com|cn|net|org|io|me|dev)\/[^\s，。；、）)]+/gi;
const HIDDEN_LINK = '（链接已隐去）';
// A surname alone would match ordinary words.
const MIN_NAME_LENGTH = 2;

/**
 * An anonymised entry: name, photo, contacts and personal facts are removed, and the names of the person and
 * of their schools are removed from every text. Other identifying details (the full name of a laboratory, a
 * thesis) remain.
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

/** The text used to compare entries. */
export const comparedText = (document: ResumeDocument): string =>
  blindSections(document)
    .flatMap(({ lines }) => lines)
    .join('\n');

// Schools and people of the education entries, and the student number.
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
    .filter((name) => [...name].length >= MIN_NAME_LENGTH)
    .map((name): [string, string] => [name, instead]);
