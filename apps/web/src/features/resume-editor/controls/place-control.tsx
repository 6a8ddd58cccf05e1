import { LIMITS } from '@qicheng/resume/limits';
import type { Place } from '@qicheng/resume/document';
import { TextInput } from '@qicheng/ui/text-input';
import { loadCities, loadRegions, placeOf } from '../api/region-queries.js';
import { useEditedLanguage, useValue, useWrite } from '../store/editor-context.js';
import styles from './controls.module.css';
import type { ControlProps } from './field-props.js';
import { RegionButton } from './library/region-button.js';
import { StaleText } from './stale-note.js';
import { WordsInput } from './words-control.js';

/**
 * A place as text, typed or picked from the regions; its code is kept only while the text is the region's
 * name.
 */
export function PlaceControl({ field, path, inputId }: ControlProps) {
  const place = useValue<Place>(path);
  const language = useEditedLanguage();
  const write = useWrite();
  return (
    <>
      <span className={styles.withButton}>
        <TextInput
          id={inputId}
          autoComplete="off"
          maxLength={LIMITS.name}
          placeholder={language === 'en' ? place?.name?.zh : undefined}
          value={place?.name?.[language] ?? ''}
          onValue={(text) => write.translation([...path, 'name'], language, text)}
        />
        <RegionButton
          label={`${field.label.zh}：选择地区`}
          load={loadRegions}
          onPick={(steps) => write.choice(path, steps.length === 0 ? undefined : placeOf(steps))}
        />
      </span>
      <StaleText path={[...path, 'name']} />
    </>
  );
}

/** Several places as chips. */
export function PlacesControl({ field, path, inputId }: ControlProps) {
  const places = useValue<Place[]>(path) ?? [];
  const language = useEditedLanguage();
  const write = useWrite();
  const take = (next: Place[]) => write.choice(path, next.length === 0 ? undefined : next);
  return (
    <span className={styles.withButton}>
      <WordsInput
        inputId={inputId}
        name={field.label.zh}
        words={places.map(({ name }) => name?.[language] ?? name?.zh ?? '')}
        onChange={(words) =>
          take(words.map((word, index) => places[index] ?? { name: { [language]: word } }))
        }
        onRemove={(position) => take(places.filter((_, index) => index !== position))}
      />
      <RegionButton
        label={`${field.label.zh}：选择城市`}
        load={loadCities}
        onPick={(steps) => steps.length > 0 && take([...places, placeOf(steps.slice(-1))])}
      />
    </span>
  );
}
