import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.js';

/** At most one `primary` per view; `quiet` has no border or background until hovered. */
export type ButtonTone = 'primary' | 'plain' | 'quiet';

interface Look {
  tone?: ButtonTone | undefined;
  size?: 'medium' | 'large' | undefined;
  /** Deletes or ends something irreversibly. */
  isDanger?: boolean | undefined;
  /** Fills its container. */
  isWide?: boolean | undefined;
}

/** Button styles for a link that navigates instead of acting. */
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
  /** While its action is running: keeps the focus and ignores clicks. */
  isBusy?: boolean;
}

const preventDefault = (event: MouseEvent) => event.preventDefault();

export function Button(props: ButtonProps) {
  const { tone, size, isDanger, isWide, isBusy, icon, children, className, type, onClick, ...rest } = props;
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ tone, size, isDanger, isWide }, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? preventDefault : onClick}
    >
      {isBusy ? <i className={styles.spinner} aria-hidden="true" /> : null}
      <ButtonContent icon={isBusy ? undefined : icon}>{children}</ButtonContent>
    </button>
  );
}
