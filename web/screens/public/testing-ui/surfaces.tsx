import { EmptyBasket } from '#web/illustrations/empty-basket.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Loading } from '#web/ui/states/loading.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { TabBar } from '#web/ui/tab-bar.tsx';
import { Table } from '#web/ui/table.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { Shelf, type Theme } from './shelf.tsx';

const bill = [
  { item: 'Garri, white', got: '2 paint', paid: '₦7,200' },
  { item: 'Pepper', got: 'worth ₦500', paid: '₦500' },
  { item: 'Yam, big', got: '4 of 5 tubers', paid: '₦18,000' },
];

export function Surfaces({ theme }: { theme: Theme }) {
  return (
    <Shelf title="Surfaces" theme={theme}>
      <Card title={`A card, ${theme}`}>
        <p className="flex flex-wrap gap-2">
          <Badge>Closed</Badge>
          <Badge tone="leaf">Open</Badge>
          <Badge tone="garri">Shopping</Badge>
          <Badge tone="pepper">Late</Badge>
        </p>
        <Alert tone="info">The market opens at 6.</Alert>
        <Alert tone="success" title="Delivered">
          Your change is on your credit.
        </Alert>
        <Alert tone="warning" title="No network">
          Your list waits on this phone.
        </Alert>
        <Alert tone="danger" title="That did not work">
          Wrong username or password.
        </Alert>
      </Card>
      <Table
        caption="A bill"
        rows={bill}
        keyOf={({ item }) => item}
        columns={[
          { key: 'item', head: 'Item', cell: ({ item }) => item, isTitle: true },
          { key: 'got', head: 'Got', cell: ({ got }) => got },
          { key: 'paid', head: 'Paid', cell: ({ paid }) => paid, isNumber: true },
        ]}
      />
      <Skeleton className="h-28" />
      <TableSkeleton />
      <EmptyState
        picture={<EmptyBasket />}
        title="No order yet"
        text="When you send a list it stands here, item by item."
        action={<Button>Send your list</Button>}
      />
      <Loading label="Loading..." />
      <div className="relative h-16 overflow-hidden [transform:translateZ(0)]">
        <TabBar
          label={`Places, ${theme}`}
          current="/"
          tabs={[
            { href: '/', label: 'Home', icon: 'home' },
            { href: '/markets', label: 'Markets', icon: 'market' },
            { href: '/track', label: 'Track', icon: 'track' },
            { href: '/profile', label: 'Profile', icon: 'person' },
          ]}
        />
      </div>
    </Shelf>
  );
}
