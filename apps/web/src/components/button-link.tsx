import { ButtonContent, type ButtonTone, buttonClass } from '@qicheng/ui/button';
import type { IconName } from '@qicheng/ui/icon';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface ButtonLinkProps {
  to: string;
  tone?: ButtonTone;
  size?: 'medium' | 'large';
  icon?: IconName;
  children: ReactNode;
}

/** A link styled as a button, for navigation instead of an action. */
export const ButtonLink = ({ to, icon, children, ...buttonProps }: ButtonLinkProps) => (
  <Link to={to} className={buttonClass(buttonProps)}>
    <ButtonContent icon={icon}>{children}</ButtonContent>
  </Link>
);
