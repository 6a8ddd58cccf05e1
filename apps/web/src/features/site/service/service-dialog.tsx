import { Icon } from '@qicheng/ui/icon';
import { useEffect, useId, useRef } from 'react';
import styles from './service-dialog.module.css';

interface ServiceDialogProps {
  codes: { serviceImage: string; communityImage: string };
  hotline: string;
  onClose: () => void;
}

const Code = ({ image, name, use }: { image: string; name: string; use: string }) =>
  image ? (
    <figure className={styles.code}>
      <img src={image} alt={`${name}二维码`} width={168} height={168} />
      <figcaption>
        <b>{name}</b>
        <span>{use}</span>
      </figcaption>
    </figure>
  ) : null;

/** Two codes and a telephone number, of which an operator may have set only some. */
export function ServiceDialog({ codes, hotline, onClose }: ServiceDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <header className={styles.head}>
        <h2 id={titleId}>客服咨询</h2>
        <button
          type="button"
          className={styles.close}
          aria-label="关闭客服咨询"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.codes}>
        <Code image={codes.serviceImage} name="客服微信" use="微信扫码，一对一咨询" />
        <Code image={codes.communityImage} name="交流社群" use="微信扫码，和同学一起求职" />
      </div>
      {hotline ? (
        <p className={styles.hotline}>
          客服热线 <a href={`tel:${hotline.replaceAll(/[^\d+]/g, '')}`}>{hotline}</a>
        </p>
      ) : null}
    </dialog>
  );
}
