import { adoptStyles } from '#web/lib/page/adopt-styles.ts';
import styles from './lists.css?inline';

adoptStyles(styles);
