import { adoptStyles } from '#web/lib/page/adopt-styles.ts';
import styles from './original.css?inline';

adoptStyles(styles);
