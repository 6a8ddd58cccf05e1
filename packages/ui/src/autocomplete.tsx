import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { useState } from 'react';
import { keepTextOnEscape } from './internal/keep-text-on-escape.js';
import listStyles from './internal/list.module.css';
import { nameDismissButtons } from './internal/name-dismiss-buttons.js';
import inputStyles from './text-input.module.css';

export interface Suggestion {
  value: string;
  /** Shown in the list instead of the value. */
  label?: ReactNode;
}

interface AutocompleteProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'defaultValue' | 'ref'
> {
  ref?: Ref<HTMLInputElement> | undefined;
  value: string;
  onValue: (text: string) => void;
  /** Filtered by the caller. */
  suggestions: readonly Suggestion[];
  /** Called in addition to `onValue` when a suggestion is picked. */
  onPick?: (value: string) => void;
}

/** Free text with suggestions while typing. */
export function Autocomplete({
  value,
  onValue,
  suggestions,
  onPick,
  className,
  onBlur,
  ...rest
}: AutocompleteProps) {
  const [isOpen, setOpen] = useState(false);
  const hasList = isOpen && suggestions.length > 0;
  return (
    <Base.Root
      items={suggestions}
      itemToStringValue={(one: Suggestion) => one.value}
      filter={null}
      open={hasList}
      onOpenChange={setOpen}
      value={value}
      onValueChange={(text, { reason }) => {
        onValue(text);
        if (reason === 'item-press') onPick?.(text);
      }}
    >
      <Base.Input
        {...rest}
        className={`${inputStyles.input} ${className ?? ''}`}
        onKeyDown={(event) => {
          keepTextOnEscape(event, hasList);
          // With the list open, Enter picks an option; only the next Enter submits the form.
          if (event.key === 'Enter' && hasList) event.preventDefault();
        }}
        onBlur={(event) => {
          // Suggestions that arrive after blur must not open over the next field.
          setOpen(false);
          onBlur?.(event);
        }}
      />
      <Base.Portal>
        <Base.Positioner className={listStyles.positioner} sideOffset={4}>
          <Base.Popup ref={nameDismissButtons} className={listStyles.popup}>
            <Base.List className={listStyles.list}>
              {(one: Suggestion) => (
                <Base.Item key={one.value} value={one} className={listStyles.item}>
                  {one.label ?? one.value}
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
