import { campusSchoolName } from '@qicheng/contract/campus-email/campus-email.contract';
import { Autocomplete } from '@qicheng/ui/autocomplete';
import { FormField } from '@qicheng/ui/form';
import { type ComponentProps, useEffect, useState } from 'react';
import { fieldRule } from '#src/lib/field-rule.js';
import { findSchools, type ListedSchool } from '../api/schools.js';
import styles from './campus-email.module.css';

const TYPING_PAUSE_MS = 250;

interface SearchResult {
  keyword: string;
  schools: readonly ListedSchool[];
}

/** Schools of an earlier text are offered until the next ones arrive, but only those that still match. */
const fits = ({ schoolName, suffixes }: ListedSchool, keyword: string) =>
  schoolName.toLowerCase().includes(keyword) || suffixes.some((suffix) => suffix.startsWith(keyword));

/**
 * Schools that match the typed text; searches after a typing pause. A failed search is ignored: the name may
 * be typed in full.
 */
function useSchools(keyword: string): readonly ListedSchool[] {
  const [found, setFound] = useState<SearchResult>({ keyword: '', schools: [] });
  useEffect(() => {
    if (keyword === '') return undefined;
    const abort = new AbortController();
    const show = (schools: readonly ListedSchool[]) => setFound({ keyword, schools });
    const ask = () => findSchools(keyword, abort.signal).then(show, () => abort.signal.aborted || show([]));
    const timer = setTimeout(() => void ask(), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [keyword]);
  if (keyword === '') return [];
  // The server also knows short forms, which are not part of a name.
  if (found.keyword === keyword) return found.schools;
  return found.schools.filter((school) => fits(school, keyword.toLowerCase()));
}

type SchoolControl = Omit<ComponentProps<typeof Autocomplete>, 'suggestions'>;

/** Suggests listed schools; an unlisted name may be typed in full. */
function SchoolInput({ value, onValue, ...control }: SchoolControl) {
  const [keyword, setKeyword] = useState(value.trim());
  const schools = useSchools(keyword);
  return (
    <Autocomplete
      {...control}
      value={value}
      onValue={(text) => {
        onValue(text);
        setKeyword(text.trim());
      }}
      data-first-field
      maxLength={100}
      placeholder="输入校名查找，列表中没有时请填写全称"
      suggestions={schools.map(({ schoolName, suffixes }) => ({
        value: schoolName,
        label: (
          <span className={styles.school}>
            <span>{schoolName}</span>
            <span className={styles.suffix}>{suffixes[0]}</span>
          </span>
        ),
      }))}
    />
  );
}

const nameRules = [fieldRule(campusSchoolName)];

export const SchoolField = () => (
  <FormField name="schoolName" label="学校名称" rules={nameRules}>
    {(control) => <SchoolInput {...control} />}
  </FormField>
);
