import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.js';

/** One `primary` per view; `quiet` has no box until it is touched. */
export type ButtonTone = 'primary' | 'plain' | 'quiet';

interface Look {
  tone?: ButtonTone | undefined;
  size?: 'medium' | 'large' | undefined;
  /** Takes or ends something for good. */
  isDanger?: boolean | undefined;
  /** As wide as what it is in. */
  isWide?: boolean | undefined;
}

/** The look of a button, for a link that goes somewhere instead of doing something. */
export const buttonClass = (
  { tone = 'plain', size = 'medium', isDanger = false, isWide = false }: Look,
  extra?: string,
) =>
  [
    styles.button,
    styles[tone],
    styles[size],
    isDanger ? styles.danger : '',
    isWide ? styles.isWide : '',
    extra,
  ]
    .filter(Boolean)
    .join(' ');

interface ContentProps {
  icon?: IconName | undefined;
  children: ReactNode;
}

export const ButtonContent = ({ icon, children }: ContentProps) => (
  <>
    {icon ? <Icon name={icon} size={18} /> : null}
    <span>{children}</span>
  </>
);

interface ButtonProps extends Look, ContentProps, Omit<ComponentProps<'button'>, 'children'> {
  /** While what it started is in progress: it keeps the focus and does nothing. */
  isBusy?: boolean;
}

const swallow = (event: MouseEvent) => event.preventDefault();

export function Button(props: ButtonProps) {
  const { tone, size, isDanger, isWide, isBusy, icon, children, className, type, onClick, ...rest } = props;
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ tone, size, isDanger, isWide }, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? swallow : onClick}
    >
      {isBusy ? <i className={styles.spinner} aria-hidden="true" /> : null}
      <ButtonContent icon={isBusy ? undefined : icon}>{children}</ButtonContent>
    </button>
  );
}
