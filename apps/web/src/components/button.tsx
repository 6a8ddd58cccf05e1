import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.js';

/** One `primary` per view; `quiet` has no box until it is touched. */
export type ButtonTone = 'primary' | 'plain' | 'quiet';

interface Look {
  tone?: ButtonTone | undefined;
  size?: 'medium' | 'large' | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
}

const classOf = ({ tone = 'plain', size = 'medium' }: Look, extra?: string) =>
  [styles.button, styles[tone], styles[size], extra].filter(Boolean).join(' ');

const Content = ({ icon, children }: Look) => (
  <>
    {icon ? <Icon name={icon} size={18} /> : null}
    <span>{children}</span>
  </>
);

export function Button({
  tone,
  size,
  icon,
  children,
  className,
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  const look = { tone, size, icon, children };
  return (
    <button type={type} className={classOf(look, className)} {...rest}>
      <Content {...look} />
    </button>
  );
}

/** A link that looks like a button: it goes somewhere instead of doing something. */
export function ButtonLink({ to, tone, size, icon, children }: Look & { to: string }) {
  const look = { tone, size, icon, children };
  return (
    <Link to={to} className={classOf(look)}>
      <Content {...look} />
    </Link>
  );
}
