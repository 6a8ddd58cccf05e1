import { Dialog } from '@qicheng/ui/dialog';
import styles from './service-dialog.module.css';

interface ServiceDialogProps {
  codes: { serviceImage: string; communityImage: string };
  hotline: string;
  open: boolean;
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

/** Two QR codes and a phone number, each shown only if the operator has set it. */
export const ServiceDialog = ({ codes, hotline, open, onClose }: ServiceDialogProps) => (
  <Dialog open={open} title="客服咨询" onClose={onClose}>
    <div className={styles.codes}>
      <Code image={codes.serviceImage} name="客服微信" use="微信扫码，一对一咨询" />
      <Code image={codes.communityImage} name="交流社群" use="微信扫码，和同学一起求职" />
    </div>
    {hotline ? (
      <p className={styles.hotline}>
        客服热线 <a href={`tel:${hotline.replaceAll(/[^\d+]/g, '')}`}>{hotline}</a>
      </p>
    ) : null}
  </Dialog>
);
