import { describeChatPlans } from '#test/chat-plans.ts';
import { ordersInPlans } from '#test/plans-size.ts';

describeChatPlans(ordersInPlans);
