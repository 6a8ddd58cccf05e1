import { Autocomplete } from '@qicheng/ui/autocomplete';
import { useEffect, useState } from 'react';
import { findSchools } from '../../api/region-queries.js';

const TYPING_PAUSE_MS = 250;

interface FoundSchool {
  readonly code: string;
  readonly name: string;
  readonly city: string;
}

interface SchoolSearchProps {
  inputId: string;
  value: string;
  placeholder: string | undefined;
  onType: (text: string) => void;
  onPick: (school: FoundSchool) => void;
}

/** A school found by name, pinyin or initials; free text is allowed. */
export function SchoolSearch({ inputId, value, placeholder, onType, onPick }: SchoolSearchProps) {
  const [keyword, setKeyword] = useState('');
  const [found, setFound] = useState<readonly FoundSchool[]>([]);
  useEffect(() => {
    if (keyword.trim() === '') return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      findSchools(keyword.trim(), abort.signal).then(setFound, () => setFound([]));
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [keyword]);
  const suggestions = (keyword.trim() === '' ? [] : found).map(({ name, city }) => ({
    value: name,
    label: city ? `${name} · ${city}` : name,
  }));
  return (
    <Autocomplete
      id={inputId}
      value={value}
      placeholder={placeholder}
      suggestions={suggestions}
      onValue={(text) => {
        setKeyword(text);
        onType(text);
      }}
      onPick={(picked) => {
        const school = found.find(({ name }) => name === picked);
        if (school) onPick(school);
      }}
    />
  );
}
