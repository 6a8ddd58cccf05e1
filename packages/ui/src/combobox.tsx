import { Combobox as Base } from '@base-ui/react/combobox';
import type { ComponentProps, Ref } from 'react';
import { useState } from 'react';
import styles from './combobox.module.css';
import { Icon } from './icon.js';
import { keepTextOnEscape } from './internal/keep-text-on-escape.js';
import listStyles from './internal/list.module.css';
import { nameDismissButtons } from './internal/name-dismiss-buttons.js';
import type { SelectOption } from './select.js';
import inputStyles from './text-input.module.css';

interface ComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'defaultValue' | 'ref'> {
  ref?: Ref<HTMLInputElement> | undefined;
  /** '' while nothing is chosen. */
  value: string;
  onValue: (value: string) => void;
  options: readonly SelectOption[];
  /** Searches remotely; without it the given options are filtered here. */
  onSearch?: (text: string) => void;
  /** Text of the empty list. */
  nothing?: string;
  isClearable?: boolean;
}

const isSame = (one: SelectOption, other: SelectOption) => one.value === other.value;

/** Choice from a long list, filtered by typing part of a name. */
export function Combobox({
  value,
  onValue,
  options,
  onSearch,
  nothing = '没有找到',
  isClearable = false,
  className,
  ...rest
}: ComboboxProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen =
    value === '' ? null : (options.find((option) => option.value === value) ?? { value, label: value });
  return (
    <Base.Root
      items={options}
      value={chosen}
      isItemEqualToValue={isSame}
      onValueChange={(option) => onValue(option?.value ?? '')}
      onInputValueChange={(text, { reason }) => {
        if (reason === 'input-change' || reason === 'input-clear') onSearch?.(text);
      }}
      open={isOpen}
      onOpenChange={setOpen}
      autoHighlight
      {...(onSearch && { filter: null })}
    >
      <Base.InputGroup className={inputStyles.frame}>
        <Base.Input
          {...rest}
          className={`${inputStyles.input} ${styles.input} ${className ?? ''}`}
          onKeyDown={(event) => keepTextOnEscape(event, isOpen)}
        />
        {isClearable ? (
          <Base.Clear className={styles.clear} aria-label="清除">
            <Icon name="close" size={16} />
          </Base.Clear>
        ) : null}
        <span className={inputStyles.arrow}>
          <Icon name="chevron" size={18} />
        </span>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner className={listStyles.positioner} sideOffset={4}>
          <Base.Popup ref={nameDismissButtons} className={listStyles.popup}>
            <Base.Empty className={listStyles.empty}>{nothing}</Base.Empty>
            <Base.List className={listStyles.list}>
              {(option: SelectOption) => (
                <Base.Item key={option.value} value={option} className={listStyles.item}>
                  {option.label}
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
