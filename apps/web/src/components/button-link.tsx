import { ButtonContent, type ButtonTone, buttonClass } from '@qicheng/ui/button';
import type { IconName } from '@qicheng/ui/icon';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface ButtonLinkProps {
  to: string;
  /** Navigation state of the next page. */
  state?: unknown;
  tone?: ButtonTone;
  size?: 'medium' | 'large';
  icon?: IconName;
  children: ReactNode;
}

/** A link styled as a button, for navigation instead of an action. */
export const ButtonLink = ({ to, state, icon, children, ...buttonProps }: ButtonLinkProps) => (
  <Link to={to} state={state} className={buttonClass(buttonProps)}>
    <ButtonContent icon={icon}>{children}</ButtonContent>
  </Link>
);
