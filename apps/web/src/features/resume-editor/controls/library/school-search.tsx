import { AutoComplete } from 'antd';
import { useEffect, useState } from 'react';
import { findSchools } from '../../api/region-queries.js';

const TYPING_PAUSE_MS = 250;

/** As wide and high as the form's own boxes. */
const CONTROL_STYLE = { width: '100%', height: 36 } as const;

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

/** A school by name, pinyin or initials; any other name may be typed too. */
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
  return (
    <AutoComplete
      id={inputId}
      style={CONTROL_STYLE}
      value={value}
      placeholder={placeholder}
      options={(keyword.trim() === '' ? [] : found).map(({ code, name, city }) => ({
        value: name,
        key: code,
        label: city ? `${name} · ${city}` : name,
      }))}
      showSearch={{ onSearch: setKeyword }}
      onChange={(text: string | undefined) => onType(text ?? '')}
      onSelect={(_name, option) => {
        const school = found.find(({ name }) => name === option.value);
        if (school) onPick(school);
      }}
    />
  );
}
