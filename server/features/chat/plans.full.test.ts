import { describeChatPlans } from '#test/plans/chat.ts';
import { ordersInPlans } from '#test/plans/size.ts';

describeChatPlans(ordersInPlans);
